// Where courses and their folders are in REST.
import { companyCollection } from '../kit/records/collections.ts';

export const courses = companyCollection('Course', 'courses');
export const courseFolders = companyCollection('CourseFolder', 'course_folder');
