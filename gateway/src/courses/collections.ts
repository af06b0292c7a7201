// Where courses and their folders are in REST.
import { companyCollection } from '../kit/records/collections.ts';
import { globalId } from '../kit/mutations/translations.ts';

export const courses = companyCollection('Course', 'courses');
export const courseFolders = companyCollection('CourseFolder', 'course_folder');

/** What is made for a course names it. */
export const ofCourse = { courseId: globalId('Course', 'course_id', 'Курс не найден') };

/** What a course is and where it lies, as inputs name it. */
export const placement = {
  typeId: globalId('CourseType', 'type_id', 'Тип не найден'),
  formatId: globalId('CourseFormat', 'format_id', 'Формат не найден'),
  folderId: globalId('CourseFolder', 'folder_id', 'Папка не найдена'),
};
