// The export of a course's students.
import { defineExport, plainColumn, type ExportColumn } from '../../exports/index.ts';
import { wholeRecord } from '../../kit/resource/resource.ts';
import { userGrants } from '../../people/index.ts';
import { studentResource } from './students.ts';

/** The fields of a student that the columns read. */
interface ExportedStudent {
  id: number;
  packages: { name: string }[];
  progress: number | null;
  last_visited_at: string | null;
  created_at: string;
  user_id: number;
  user: { surname: string | null; name: string; email: string | null; phone: string | null };
  branch: { name: string } | null;
}

const column = plainColumn<ExportedStudent>;

const ofUser = (
  heading: string,
  width: number,
  name: keyof ExportedStudent['user'],
): ExportColumn<ExportedStudent> => ({
  heading,
  kind: 'text',
  width,
  value: ({ user }) => user[name],
  reads: { with: { user: { ...wholeRecord, columns: ['surname', 'name', 'email', 'phone'] } } },
});

export const studentsExport = defineExport<ExportedStudent>({
  kind: 'course_students_export',
  path: 'users',
  resource: studentResource,
  grant: userGrants.export,
  record: {
    name: 'CourseStudentExport',
    description: 'An export of the students of a course to a file.',
  },
  columns: {
    user_id: column('ID', 'number', 8, 'user_id'),
    surname: ofUser('Фамилия', 20, 'surname'),
    name: ofUser('Имя', 20, 'name'),
    email: ofUser('Почта', 32, 'email'),
    phone: ofUser('Телефон', 20, 'phone'),
    packages: {
      heading: 'Пакеты',
      kind: 'text',
      width: 40,
      value: ({ packages }) => packages.map(({ name }) => name).join(', '),
      reads: { columns: ['packages'] },
    },
    branch: {
      heading: 'Ветка',
      kind: 'text',
      width: 24,
      value: ({ branch }) => branch && branch.name,
      reads: { with: { branch: { ...wholeRecord, columns: ['name'] } } },
    },
    progress: column('Прогресс, %', 'number', 12, 'progress'),
    last_visited_at: column('Последний визит', 'instant', 16, 'last_visited_at'),
    created_at: column('На курсе с', 'instant', 12, 'created_at'),
  },
  sheet: 'Ученики',
});
