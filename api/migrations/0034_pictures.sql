ALTER TABLE "account_files" ADD COLUMN "width" integer;--> statement-breakpoint
ALTER TABLE "account_files" ADD COLUMN "height" integer;--> statement-breakpoint
ALTER TABLE "account_files" ADD COLUMN "thumbhash" text;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "width" integer;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "height" integer;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "thumbhash" text;