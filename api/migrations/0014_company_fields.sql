ALTER TABLE "companies" ADD COLUMN "first_link" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "bitix_scripts" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "bitrix_elements" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "menu_params" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "verification_account_types" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "use_verification_account_type" boolean DEFAULT false NOT NULL;