// The REST collections of tests and their questions.
import { collectionBelow, companyCollection } from '../kit/records/collections.ts';

export const tests = companyCollection('Test', 'tests');
export const testCategories = companyCollection('TestCategory', 'test_categories');
export const questions = companyCollection('TestQuestion', 'questions');
export const questionsBelow = collectionBelow(tests, 'TestQuestion', 'questions', 'test_id');
export const answersBelow = collectionBelow(questions, 'QuestionAnswer', 'answers', 'question_id');
