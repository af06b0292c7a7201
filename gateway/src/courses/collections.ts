// Where courses and their dictionaries are in REST.
import { companyCollection } from '../kit/records/collections.ts';

export const courses = companyCollection('Course', 'courses');
export const courseTypes = companyCollection('CourseType', 'course_types');
export const courseFormats = companyCollection('CourseFormat', 'course_formats');
export const courseCategories = companyCollection('CourseCategory', 'course_categories');
export const courseFolders = companyCollection('CourseFolder', 'course_folder');
