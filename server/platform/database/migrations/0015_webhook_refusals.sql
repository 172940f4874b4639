CREATE TABLE "webhook_refusals" (
	"gateway" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"refused" bigint NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "webhook_refusals_gateway_hour_pk" PRIMARY KEY("gateway","hour")
);
--> statement-breakpoint
ALTER TABLE "input_images" ADD COLUMN "stored_bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "media_files" ADD COLUMN "preview_bytes" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- What is stored is all files, previews too. What is there already had its previews weighed by nobody.
CREATE OR REPLACE FUNCTION input_images_count() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM storage_total_add('input', CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END, coalesce(NEW.stored_bytes, 0) - coalesce(OLD.stored_bytes, 0));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION media_files_count() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM storage_total_add('result',
    CASE TG_OP WHEN 'INSERT' THEN 1 WHEN 'DELETE' THEN -1 ELSE 0 END,
    coalesce(NEW.size_bytes + NEW.preview_bytes, 0) - coalesce(OLD.size_bytes + OLD.preview_bytes, 0));
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER media_files_counted ON "media_files";
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER media_files_counted AFTER INSERT OR DELETE OR UPDATE OF size_bytes, preview_bytes ON "media_files"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION media_files_count();
