ALTER TABLE "tasks" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "counted_on" date;--> statement-breakpoint
-- Whoever changes a task and however: the count is the database's, so that no way of changing it can be forgotten.
CREATE FUNCTION tasks_count_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.revision := OLD.revision + 1;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER tasks_revised BEFORE UPDATE ON "tasks" FOR EACH ROW EXECUTE FUNCTION tasks_count_revision();--> statement-breakpoint
-- What is being made now gives its place back when it fails: the first attempt counted on the day it was asked for.
UPDATE "tasks" SET "counted_on" = ("created_at" AT TIME ZONE 'Asia/Jakarta')::date
  WHERE "status" IN ('pending', 'processing') AND "attempt" = 1;
