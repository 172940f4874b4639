CREATE INDEX IF NOT EXISTS "tasks_by_status" ON "tasks" USING btree ("kind","status","id","user_id") WHERE deleted_at is null;--> statement-breakpoint
DROP INDEX IF EXISTS "tasks_of_all";
