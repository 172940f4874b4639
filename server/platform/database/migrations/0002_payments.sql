CREATE SEQUENCE "public"."invoice_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "credit_adjustments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"admin_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_checks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"postings" integer DEFAULT 0 NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"reference_id" text NOT NULL,
	"type" text NOT NULL,
	"channel_code" text NOT NULL,
	"channel_properties" jsonb NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"description" text NOT NULL,
	"status" text NOT NULL,
	"actions" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_payments_reference" UNIQUE("reference_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_receipts" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_request_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_webhooks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"webhook_id" text NOT NULL,
	"body" jsonb NOT NULL,
	"has_wrong_token" boolean DEFAULT false NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"deliver_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "packages" (
	"id" text PRIMARY KEY NOT NULL,
	"credit_amount" integer NOT NULL,
	"price" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "packages_credit_amount" UNIQUE("credit_amount"),
	CONSTRAINT "packages_positive" CHECK (credit_amount > 0 and price > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"reference" text PRIMARY KEY NOT NULL,
	"topup_id" uuid NOT NULL,
	"state" text NOT NULL,
	"request_id" text,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_channels" (
	"code" text PRIMARY KEY NOT NULL,
	"method" text NOT NULL,
	"label" text NOT NULL,
	"position" smallint NOT NULL,
	"min_amount" integer NOT NULL,
	"max_amount" integer NOT NULL,
	"fee_flat" integer NOT NULL,
	"fee_permyriad" integer NOT NULL,
	"expires_after_seconds" integer NOT NULL,
	"needs_phone" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "payment_channels_amounts" CHECK (0 < min_amount and min_amount <= max_amount and fee_flat >= 0 and fee_permyriad between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "payment_receipts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_receipts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"gateway" text NOT NULL,
	"payment_id" text NOT NULL,
	"reference" text NOT NULL,
	"topup_id" uuid,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"outcome" text NOT NULL,
	"via" text NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone,
	CONSTRAINT "payment_receipts_payment" UNIQUE("gateway","payment_id")
);
--> statement-breakpoint
CREATE TABLE "payment_sweeps" (
	"gateway" text PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"swept_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "topups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"invoice_number" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"package_id" text,
	"credit_amount" integer NOT NULL,
	"subtotal" integer NOT NULL,
	"platform_fee" integer NOT NULL,
	"vat" integer NOT NULL,
	"total_payment" integer NOT NULL,
	"bonus_credits" integer NOT NULL,
	"method" text NOT NULL,
	"channel_code" text NOT NULL,
	"channel_label" text NOT NULL,
	"phone" text,
	"gateway" text NOT NULL,
	"instructions" jsonb,
	"failure_code" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	CONSTRAINT "topups_reference" UNIQUE("reference"),
	CONSTRAINT "topups_invoice_number" UNIQUE("invoice_number"),
	CONSTRAINT "topups_state" CHECK (state in ('pending', 'completed', 'failed', 'expired', 'cancelled')),
	CONSTRAINT "topups_total" CHECK (total_payment = subtotal + platform_fee + vat and subtotal > 0 and platform_fee >= 0 and vat >= 0),
	CONSTRAINT "topups_credits" CHECK (credit_amount > 0 and bonus_credits >= 0),
	CONSTRAINT "topups_paid" CHECK ((state = 'completed') = (paid_at is not null))
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"gateway" text NOT NULL,
	"key" text NOT NULL,
	"body" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"processed_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"outcome" text,
	CONSTRAINT "webhook_events_key" UNIQUE("gateway","key")
);
--> statement-breakpoint
CREATE TABLE "voucher_redemptions" (
	"voucher_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"credits" integer NOT NULL,
	"redeemed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "voucher_redemptions_voucher_id_user_id_pk" PRIMARY KEY("voucher_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "vouchers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"credits" integer NOT NULL,
	"max_uses" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"disabled_at" timestamp with time zone,
	"note" text DEFAULT '' NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "vouchers_code" UNIQUE("code"),
	CONSTRAINT "vouchers_credits" CHECK (credits > 0),
	CONSTRAINT "vouchers_uses" CHECK (uses >= 0 and (max_uses is null or uses <= max_uses)),
	CONSTRAINT "vouchers_code_normal" CHECK (code = upper(code) and code !~ '[[:space:]-]')
);
--> statement-breakpoint
DROP INDEX "ledger_entries_account";--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "kind" text DEFAULT 'grant' NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD COLUMN "written_in" "xid8" DEFAULT pg_current_xact_id() NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_receipts" ADD CONSTRAINT "sandbox_receipts_payment_request_id_sandbox_payments_id_fk" FOREIGN KEY ("payment_request_id") REFERENCES "public"."sandbox_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_topup_id_topups_id_fk" FOREIGN KEY ("topup_id") REFERENCES "public"."topups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_receipts" ADD CONSTRAINT "payment_receipts_topup_id_topups_id_fk" FOREIGN KEY ("topup_id") REFERENCES "public"."topups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_redemptions" ADD CONSTRAINT "voucher_redemptions_voucher_id_vouchers_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."vouchers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_checks_newest" ON "ledger_checks" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "sandbox_receipts_of_payment" ON "sandbox_receipts" USING btree ("payment_request_id");--> statement-breakpoint
CREATE INDEX "sandbox_receipts_newest" ON "sandbox_receipts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sandbox_webhooks_waiting" ON "sandbox_webhooks" USING btree ("deliver_at") WHERE delivered_at is null;--> statement-breakpoint
CREATE INDEX "payment_attempts_of_topup" ON "payment_attempts" USING btree ("topup_id");--> statement-breakpoint
CREATE INDEX "payment_receipts_of_topup" ON "payment_receipts" USING btree ("topup_id");--> statement-breakpoint
CREATE INDEX "payment_receipts_open" ON "payment_receipts" USING btree ("id") WHERE outcome <> 'credited' and resolved_at is null;--> statement-breakpoint
CREATE INDEX "topups_of_user" ON "topups" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "topups_pending" ON "topups" USING btree ("expires_at") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "webhook_events_waiting" ON "webhook_events" USING btree ("next_try_at") WHERE processed_at is null;--> statement-breakpoint
CREATE INDEX "voucher_redemptions_of_user" ON "voucher_redemptions" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_kind" CHECK ((kind, source_type) in (
      ('grant', 'account'), ('bonus', 'account'), ('hold', 'task'), ('settle', 'task'), ('release', 'task'),
      ('purchase', 'topup'), ('redemption', 'voucher'), ('adjustment', 'adjustment')));