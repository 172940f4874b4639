CREATE TABLE "generation_pauses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"engine_id" text,
	"message_id" text NOT NULL,
	"message_en" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "prices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"values" jsonb,
	"holds_from" timestamp with time zone NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	"log_id" uuid NOT NULL,
	CONSTRAINT "prices_not_past" CHECK (holds_from >= set_at)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "generation_pauses_open" ON "generation_pauses" USING btree (coalesce(engine_id, '')) WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "prices_of_subject" ON "prices" USING btree ("kind","subject","holds_from","id");--> statement-breakpoint
CREATE INDEX "tasks_removed_of_user" ON "tasks" USING btree ("user_id") WHERE removed_at is not null;--> statement-breakpoint
CREATE INDEX "payment_receipts_paid" ON "payment_receipts" USING btree ("gateway","paid_at");--> statement-breakpoint
CREATE INDEX "payment_receipts_reference" ON "payment_receipts" USING btree ("gateway","reference");--> statement-breakpoint

-- Prices only grow, whoever writes: what was charged once can be explained for ever.
CREATE FUNCTION prices_refuse_change() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  RAISE EXCEPTION 'prices only grow: % is refused', TG_OP
    USING ERRCODE = 'check_violation', CONSTRAINT = 'prices_append_only';
END $$;
--> statement-breakpoint
CREATE TRIGGER prices_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "prices"
  FOR EACH STATEMENT EXECUTE FUNCTION prices_refuse_change();
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
  EXECUTE format('REVOKE UPDATE, DELETE ON public.admin_log, public.task_endings, public.prices FROM %I', application);
END $$;
