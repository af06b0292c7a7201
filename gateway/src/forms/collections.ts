// The REST collections of forms, their answers and webhook deliveries.
import { companyCollection } from '../kit/records/collections.ts';

export const forms = companyCollection('Form', 'forms');

export const answers = companyCollection('FormAnswer', 'form_answers');

export const deliveries = companyCollection('FormWebhookDelivery', 'form_webhook_deliveries');
