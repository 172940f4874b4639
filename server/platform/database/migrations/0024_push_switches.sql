ALTER TABLE "push_subscriptions" ADD COLUMN "notify_generation" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD COLUMN "notify_payment" boolean DEFAULT true NOT NULL;--> statement-breakpoint
-- What an account had switched off stays off on each of its browsers.
UPDATE "push_subscriptions" SET "notify_generation" = "users"."notify_generation", "notify_payment" = "users"."notify_payment"
FROM "users" WHERE "users"."id" = "push_subscriptions"."user_id";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "notify_generation";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "notify_payment";