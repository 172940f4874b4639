CREATE TABLE "active_gaps" (
	"day" date NOT NULL,
	"gap" integer NOT NULL,
	"people" bigint NOT NULL,
	CONSTRAINT "active_gaps_day_gap_pk" PRIMARY KEY("day","gap")
);
--> statement-breakpoint
CREATE TABLE "person_days" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"items" integer NOT NULL,
	"coins" bigint NOT NULL,
	CONSTRAINT "person_days_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "person_totals" (
	"user_id" uuid NOT NULL,
	"metric" text NOT NULL,
	"key" text NOT NULL,
	"value" bigint NOT NULL,
	CONSTRAINT "person_totals_user_id_metric_key_pk" PRIMARY KEY("user_id","metric","key")
);
--> statement-breakpoint
ALTER TABLE "active_days" DROP CONSTRAINT "active_days_day_user_id_pk";--> statement-breakpoint
ALTER TABLE "active_days" ADD CONSTRAINT "active_days_user_id_day_pk" PRIMARY KEY("user_id","day");--> statement-breakpoint
ALTER TABLE "active_days" ADD COLUMN "previous_day" date;--> statement-breakpoint

-- Distinct people are added up from gaps between active days; the kept windows of 1, 7, 30 and 90 days go.
UPDATE "active_days" SET "previous_day" = stay.previous_day
  FROM (SELECT user_id, day, lag(day) OVER (PARTITION BY user_id ORDER BY day) AS previous_day FROM active_days) stay
  WHERE stay.user_id = active_days.user_id AND stay.day = active_days.day AND stay.previous_day IS NOT NULL;--> statement-breakpoint
INSERT INTO "active_gaps" ("day", "gap", "people")
  SELECT day, coalesce(day - previous_day, 0), count(*) FROM active_days GROUP BY 1, 2;--> statement-breakpoint
DELETE FROM "day_totals" WHERE "metric" = 'active';--> statement-breakpoint

CREATE INDEX "person_days_of_all" ON "person_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "active_days_of_all" ON "active_days" USING btree ("day","previous_day");--> statement-breakpoint
-- Last: from here on nobody reads or writes items until all of it is done.
DROP INDEX "tasks_library";--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "charged" integer;--> statement-breakpoint
CREATE INDEX "tasks_charge_unknown" ON "tasks" USING btree ("id") WHERE status = 'completed' and charged is null;--> statement-breakpoint
CREATE INDEX "tasks_library" ON "tasks" USING btree ("user_id","id","kind","status","model_id","is_favorite","created_at","charged") WHERE deleted_at is null;