CREATE TABLE "storage_totals" (
	"kind" text NOT NULL,
	"part" smallint NOT NULL,
	"files" bigint NOT NULL,
	"bytes" bigint NOT NULL,
	CONSTRAINT "storage_totals_kind_part_pk" PRIMARY KEY("kind","part")
);
--> statement-breakpoint
-- Adds up what is stored. At the commit, so that a row of the totals is held only while the disk is waited for, and after
-- every other lock of the transaction: it cannot wait in a circle with another one. The triggers run as their owner: a
-- process of the release before, still at work while this one begins, has no right to the totals.
CREATE FUNCTION storage_total_add(kind text, files bigint, bytes bigint) RETURNS void LANGUAGE sql SET search_path = pg_catalog, public, pg_temp AS $$
  INSERT INTO storage_totals AS total (kind, part, files, bytes) VALUES ($1, pg_backend_pid() % 16, $2, $3)
  ON CONFLICT (kind, part) DO UPDATE SET files = total.files + excluded.files, bytes = total.bytes + excluded.bytes;
$$;
--> statement-breakpoint
CREATE FUNCTION media_files_count() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM storage_total_add('result',
    CASE TG_OP WHEN 'INSERT' THEN 1 WHEN 'DELETE' THEN -1 ELSE 0 END,
    coalesce(NEW.size_bytes, 0) - coalesce(OLD.size_bytes, 0));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION input_images_count() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM storage_total_add('input', CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END, 0);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The triggers lock out other writers before what is there already is counted. Tables are locked in the order in which a
-- request and a completed task write to them, so that neither waits in a circle with this.
CREATE CONSTRAINT TRIGGER input_images_counted AFTER INSERT OR DELETE ON "input_images"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION input_images_count();
--> statement-breakpoint
CREATE INDEX "tasks_ended" ON "tasks" USING btree ("completed_at","engine_id","status","failure_code","started_at") WHERE completed_at is not null;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER media_files_counted AFTER INSERT OR DELETE OR UPDATE OF size_bytes ON "media_files"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION media_files_count();
--> statement-breakpoint
INSERT INTO storage_totals (kind, part, files, bytes)
  SELECT 'result', 0, count(*), coalesce(sum(size_bytes), 0) FROM media_files
  UNION ALL SELECT 'input', 0, count(*), 0 FROM input_images;
--> statement-breakpoint
CREATE INDEX "webhook_events_failed" ON "webhook_events" USING btree ("received_at") WHERE (tries > 1 or (processed_at is null and outcome is not null));
