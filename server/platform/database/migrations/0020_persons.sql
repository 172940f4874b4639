CREATE TABLE "person_marks" (
	"mark" text PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "persons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "odd_payments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "odd_payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"gateway" text NOT NULL,
	"key" text NOT NULL,
	"reason" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone,
	CONSTRAINT "odd_payments_key" UNIQUE("gateway","key")
);
--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD COLUMN "is_return" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "person_id" uuid;--> statement-breakpoint
ALTER TABLE "payment_sweeps" ADD COLUMN "certain_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "person_marks" ADD CONSTRAINT "person_marks_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_of_person" ON "users" USING btree ("person_id");--> statement-breakpoint

-- Whose money, bonus and day it is, for rooms that know an account only. Without a person an account stands for itself.
CREATE FUNCTION person_of(account uuid) RETURNS uuid LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT coalesce((SELECT person_id FROM users WHERE id = account), account)
$$;
--> statement-breakpoint
CREATE FUNCTION other_accounts_of(account uuid) RETURNS SETOF uuid LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT other.id FROM users own JOIN users other ON other.person_id = own.person_id
  WHERE own.id = account AND other.id <> own.id
$$;
