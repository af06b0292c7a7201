ALTER TABLE "companies" ADD COLUMN "plan" text DEFAULT 'trial' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "plan_period" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "paid_until" timestamp(3) with time zone DEFAULT now() + interval '30 days' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_plan" CHECK (plan in ('trial', 'basic', 'pro'));--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_plan_period" CHECK (plan_period in ('month', 'year'));