ALTER TABLE "tasks" ADD COLUMN "is_favorite" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "tasks_batch" ON "tasks" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "tasks_prompt" ON "tasks" USING gin (to_tsvector('simple', prompt));