-- Until now the templates that people saved stayed when their account was deleted.
DELETE FROM "templates" USING "users" WHERE "users"."id" = "templates"."user_id" AND "users"."deleted_at" IS NOT NULL;
