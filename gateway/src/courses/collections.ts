// The REST collections of courses and their folders.
import { companyCollection } from '../kit/records/collections.ts';
import { globalId } from '../kit/mutations/translations.ts';

export const courses = companyCollection('Course', 'courses');
export const courseFolders = companyCollection('CourseFolder', 'course_folder');

/** The course of an input that creates something for it. */
export const ofCourse = { courseId: globalId('Course', 'course_id', 'Курс не найден') };

/** The type, format and folder of a course in inputs. */
export const placement = {
  typeId: globalId('CourseType', 'type_id', 'Тип не найден'),
  formatId: globalId('CourseFormat', 'format_id', 'Формат не найден'),
  folderId: globalId('CourseFolder', 'folder_id', 'Папка не найдена'),
};
