DROP INDEX "tasks_of_all";--> statement-breakpoint
CREATE INDEX "tasks_of_all" ON "tasks" USING btree ("kind","status","id","user_id") WHERE deleted_at is null;