CREATE TABLE "article_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uploaded_by" uuid NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"stored_bytes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_revisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"article_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"reason" text NOT NULL,
	"title" text NOT NULL,
	"article" jsonb NOT NULL,
	"picture_ids" uuid[] NOT NULL,
	"saved_by_id" uuid NOT NULL,
	"saved_by" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"article_id" uuid NOT NULL,
	"known_since" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"excerpt" text NOT NULL,
	"content" jsonb NOT NULL,
	"tags" text[] NOT NULL,
	"seo_title" text NOT NULL,
	"seo_description" text NOT NULL,
	"author" text NOT NULL,
	"picture_ids" uuid[] NOT NULL,
	"cover_id" uuid,
	"cover_alt" text NOT NULL,
	"author_id" uuid NOT NULL,
	"saved_by" text NOT NULL,
	"version" integer NOT NULL,
	"last_save_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "articles_language_known" CHECK ("articles"."language" in ('id', 'en'))
);
--> statement-breakpoint
CREATE TABLE "published_articles" (
	"article_id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"excerpt" text NOT NULL,
	"content" jsonb NOT NULL,
	"tags" text[] NOT NULL,
	"seo_title" text NOT NULL,
	"seo_description" text NOT NULL,
	"author" text NOT NULL,
	"picture_ids" uuid[] NOT NULL,
	"cover" jsonb,
	"reading_minutes" smallint NOT NULL,
	"version" integer NOT NULL,
	"publish_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"title_words" "tsvector" NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "published_state" (
	"id" smallint PRIMARY KEY NOT NULL,
	"changes" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "article_revisions" ADD CONSTRAINT "article_revisions_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_slugs" ADD CONSTRAINT "article_slugs_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "published_articles" ADD CONSTRAINT "published_articles_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_pictures_age" ON "article_pictures" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "article_revisions_of_article" ON "article_revisions" USING btree ("article_id","version");--> statement-breakpoint
CREATE INDEX "article_revisions_pictures" ON "article_revisions" USING gin ("picture_ids");--> statement-breakpoint
CREATE INDEX "article_slugs_of_article" ON "article_slugs" USING btree ("article_id");--> statement-breakpoint
CREATE UNIQUE INDEX "articles_counterpart" ON "articles" USING btree ("group_id","language") WHERE "articles"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "articles_saved" ON "articles" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "articles_pictures" ON "articles" USING gin ("picture_ids");--> statement-breakpoint
CREATE UNIQUE INDEX "published_articles_slug" ON "published_articles" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "published_articles_newest" ON "published_articles" USING btree ("publish_at","article_id");--> statement-breakpoint
CREATE INDEX "published_articles_by_language" ON "published_articles" USING btree ("language","publish_at","article_id");--> statement-breakpoint
CREATE INDEX "published_articles_tags" ON "published_articles" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "published_articles_words" ON "published_articles" USING gin ("words");--> statement-breakpoint
CREATE INDEX "published_articles_pictures" ON "published_articles" USING gin ("picture_ids");