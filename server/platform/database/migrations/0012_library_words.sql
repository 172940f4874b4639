DROP INDEX "tasks_library_kind";--> statement-breakpoint
DROP INDEX "tasks_prompt";--> statement-breakpoint
DROP INDEX "tasks_library";--> statement-breakpoint
CREATE INDEX "tasks_owned_words" ON "tasks" USING gin (to_tsvector('simple', regexp_replace(regexp_replace(prompt, '[[:punct:]$+<=>^|~]+', ' ', 'g'), '([^[:space:]]+)', 'u' || right(user_id::text, 12) || '\1', 'g')));--> statement-breakpoint
CREATE INDEX "tasks_library" ON "tasks" USING btree ("user_id","id","kind","status","model_id","is_favorite","created_at") WHERE deleted_at is null;