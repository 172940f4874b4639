CREATE TABLE "active_days" (
	"day" date NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "active_days_day_user_id_pk" PRIMARY KEY("day","user_id")
);
--> statement-breakpoint
CREATE TABLE "day_totals" (
	"day" date NOT NULL,
	"metric" text NOT NULL,
	"key" text NOT NULL,
	"value" bigint NOT NULL,
	CONSTRAINT "day_totals_day_metric_key_pk" PRIMARY KEY("day","metric","key")
);
--> statement-breakpoint
CREATE TABLE "milestones" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"joined_day" date NOT NULL,
	"first_generation_at" timestamp with time zone,
	"first_topup_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "rollup_checks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"days" integer DEFAULT 0 NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rollup_state" (
	"name" text PRIMARY KEY NOT NULL,
	"counted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "task_endings" (
	"task_id" uuid NOT NULL,
	"attempt" smallint NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"model_id" text NOT NULL,
	"engine_id" text NOT NULL,
	"status" text NOT NULL,
	"failure_code" text,
	"waited_ms" bigint NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	CONSTRAINT "task_endings_task_id_attempt_pk" PRIMARY KEY("task_id","attempt")
);
--> statement-breakpoint
CREATE TABLE "admin_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"admin_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"action" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"user_id" uuid,
	"reason" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "console_confirmations" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "removal_id" uuid;--> statement-breakpoint
CREATE INDEX "milestones_joined" ON "milestones" USING btree ("joined_day");--> statement-breakpoint
CREATE INDEX "rollup_checks_newest" ON "rollup_checks" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "task_endings_time" ON "task_endings" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "task_endings_of_user" ON "task_endings" USING btree ("user_id","ended_at");--> statement-breakpoint
CREATE INDEX "admin_log_of_admin" ON "admin_log" USING btree ("admin_id","id");--> statement-breakpoint
CREATE INDEX "admin_log_of_user" ON "admin_log" USING btree ("user_id","id") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "admin_log_of_action" ON "admin_log" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "sessions_of_user" ON "sessions" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "users_words" ON "users" USING gin (to_tsvector('simple', regexp_replace(full_name || ' ' || email, '[^[:alnum:]]+', ' ', 'g')));--> statement-breakpoint
CREATE INDEX "users_joined" ON "users" USING btree ("email_verified_at") WHERE email_verified_at is not null;--> statement-breakpoint
CREATE INDEX "tasks_of_all" ON "tasks" USING btree ("kind","status","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "tasks_all_words" ON "tasks" USING gin (to_tsvector('simple', regexp_replace(prompt, '[[:punct:]$+<=>^|~]+', ' ', 'g')));--> statement-breakpoint
CREATE INDEX "tasks_removed" ON "tasks" USING btree ("removal_id","id") WHERE removed_at is not null;--> statement-breakpoint
CREATE INDEX "topups_completed" ON "topups" USING btree ("ended_at") WHERE state = 'completed';--> statement-breakpoint
CREATE INDEX "topups_by_state" ON "topups" USING btree ("state","id");--> statement-breakpoint

-- Days of the ledger are added up by the console: blocks stand in the order of time, so a few bytes for each find them.
CREATE INDEX "ledger_entries_days" ON "ledger_entries" USING brin ("created_at") WITH (pages_per_range = 16, autosummarize = on);
--> statement-breakpoint

-- How an attempt ended, written where it is decided and once. The wait began when its coins were held.
CREATE FUNCTION tasks_note_ending() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  INSERT INTO task_endings (task_id, attempt, user_id, kind, model_id, engine_id, status, failure_code, waited_ms, ended_at)
  VALUES (NEW.id, NEW.attempt, NEW.user_id, NEW.kind, NEW.model_id, NEW.engine_id, NEW.status, NEW.failure_code,
    greatest(0, 1000 * extract(epoch FROM NEW.completed_at - coalesce(
      (SELECT created_at FROM ledger_postings WHERE source_type = 'task' AND source_id = NEW.id || '/' || NEW.attempt AND kind = 'hold'),
      NEW.created_at)))::bigint,
    NEW.completed_at)
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tasks_ending_noted AFTER UPDATE OF status ON "tasks" FOR EACH ROW
  WHEN (NEW.status IN ('completed', 'failed') AND OLD.status NOT IN ('completed', 'failed') AND NEW.completed_at IS NOT NULL)
  EXECUTE FUNCTION tasks_note_ending();
--> statement-breakpoint
INSERT INTO task_endings (task_id, attempt, user_id, kind, model_id, engine_id, status, failure_code, waited_ms, ended_at)
  SELECT id, attempt, user_id, kind, model_id, engine_id, status, failure_code,
    greatest(0, 1000 * extract(epoch FROM completed_at - created_at))::bigint, completed_at
  FROM tasks WHERE status IN ('completed', 'failed') AND completed_at IS NOT NULL
  ON CONFLICT DO NOTHING;
--> statement-breakpoint

-- The admin log only grows, whoever writes; and the application's role has no right to try.
CREATE FUNCTION admin_log_refuse_change() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  RAISE EXCEPTION 'the admin log only grows: % is refused', TG_OP
    USING ERRCODE = 'check_violation', CONSTRAINT = 'admin_log_append_only';
END $$;
--> statement-breakpoint
CREATE TRIGGER admin_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "admin_log"
  FOR EACH STATEMENT EXECUTE FUNCTION admin_log_refuse_change();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION grant_to_application(application name) RETURNS void LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  ledger CONSTANT text := 'public.ledger_accounts, public.ledger_postings, public.ledger_entries, public.credit_adjustments';
BEGIN
  EXECUTE format('GRANT USAGE ON SCHEMA public, pgboss TO %I', application);
  EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public, pgboss TO %I', application);
  EXECUTE format('GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public, pgboss TO %I', application);
  EXECUTE format('REVOKE ALL ON %s FROM %I', ledger, application);
  EXECUTE format('GRANT SELECT ON %s TO %I', ledger, application);
  EXECUTE format('GRANT INSERT ON public.ledger_postings, public.ledger_entries, public.credit_adjustments TO %I', application);
  EXECUTE format('GRANT INSERT (kind, user_id) ON public.ledger_accounts TO %I', application);
  EXECUTE format('REVOKE UPDATE, DELETE ON public.admin_log, public.task_endings FROM %I', application);
END $$;
