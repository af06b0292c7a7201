// Where forms and their answers are in REST.
import { companyCollection } from '../kit/records/collections.ts';

export const forms = companyCollection('Form', 'forms');

export const answers = companyCollection('FormAnswer', 'form_answers');
