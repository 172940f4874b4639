CREATE TABLE "remote_jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"engine_id" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"request" jsonb NOT NULL,
	"status" text NOT NULL,
	"provider_task_id" text,
	"submitted_at" timestamp with time zone,
	"lookups" smallint DEFAULT 0 NOT NULL,
	"faults" smallint DEFAULT 0 NOT NULL,
	"bad_copies" smallint DEFAULT 0 NOT NULL,
	"next_step_at" timestamp with time zone NOT NULL,
	"lease_id" uuid,
	"lease_until" timestamp with time zone,
	"started_at" timestamp with time zone,
	"percent" smallint,
	"deliveries" jsonb,
	"files" jsonb,
	"failure_code" text,
	"is_discarded" boolean DEFAULT false NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "remote_jobs_open" ON "remote_jobs" USING btree ("engine_id","created_at") WHERE status in ('waiting', 'submitting', 'unsure', 'accepted');--> statement-breakpoint
CREATE UNIQUE INDEX "remote_jobs_provider_task" ON "remote_jobs" USING btree ("engine_id","provider_task_id");