// A small school for the fake server: two users, two companies, courses with dictionaries.
import type { Row } from './fake-list.ts';

export interface FakeData {
  /** By access token. */
  readonly users: Map<string, Row>;
  readonly passwords: Map<string, string>;
  readonly sessions: Map<string, Row[]>;
  readonly companies: Row[];
  readonly members: Map<number, string[]>;
  readonly courses: Map<number, Row[]>;
  readonly dictionaries: Map<string, Row[]>;
}

export const tokenOfAnna = 'token-of-anna';
export const tokenOfBoris = 'token-of-boris';

export function fakeData(courseCount: number): FakeData {
  const types = [named(1, 'ЕГЭ'), named(2, 'ОГЭ')];
  const formats = [named(1, 'Онлайн'), named(2, 'Запись')];
  const top = { id: 1, title: 'Школьникам', parent_id: null, parent_category: null };
  const category = { id: 2, title: 'Физика', parent_id: 1, parent_category: top };
  const courses = Array.from({ length: courseCount }, (_, index) =>
    course(index + 1, types, formats, category),
  );
  return {
    users: new Map([
      [tokenOfAnna, user(3, 'Анна')],
      [tokenOfBoris, user(4, 'Борис')],
    ]),
    passwords: new Map([
      ['anna@demo.school', tokenOfAnna],
      ['boris@demo.school', tokenOfBoris],
    ]),
    sessions: new Map([[tokenOfAnna, [session(1, true), session(2, false), session(3, false)]]]),
    companies: [company(7, 'demo', 'Демошкола', 'anna'), company(8, 'lyceum', 'Лицей', 'boris')],
    members: new Map([
      [7, [tokenOfAnna]],
      [8, [tokenOfAnna, tokenOfBoris]],
    ]),
    courses: new Map([
      [7, courses],
      [8, []],
    ]),
    dictionaries: new Map([
      ['course_types', types],
      ['course_formats', formats],
      ['course_categories', [top, category]],
      ['course_folder', [named(5, 'Осень')]],
    ]),
  };
}

const statuses = ['visible', 'draft', 'close'];

const named = (id: number, name: string): Row => ({ id, name });

const user = (id: number, name: string): Row => ({
  id,
  login: `${id === 3 ? 'anna' : 'boris'}@demo.school`,
  name,
  surname: 'Петрова',
  email: `${id === 3 ? 'anna' : 'boris'}@demo.school`,
  phone: null,
  photo: null,
  super_admin: false,
  unviewed_releases_count: id,
});

const session = (id: number, current: boolean): Row => ({
  id,
  current,
  user_agent: 'Mozilla/5.0',
  ip_address: '203.0.113.7',
  created_at: '2026-02-01T00:00:00.000Z',
  last_used_at: null,
  expires_at: '2026-03-01T00:00:00.000Z',
});

const company = (id: number, code: string, name: string, owner: string): Row => ({
  id,
  code,
  name,
  description: null,
  domain: null,
  video_preview_image_id: null,
  view_course_on_full_profile: true,
  firstLink: null,
  bitixScripts: null,
  bitrixElements: null,
  menuParams: {},
  verification_account_types: [],
  use_verification_account_type: false,
  yoo_kassa_ready: false,
  is_owner: owner === 'anna',
  created_at: '2026-01-01T00:00:00.000Z',
  company_files: [file(id * 100 + 1, 'logo.png')],
  video_preview_image: null,
});

const file = (id: number, name: string): Row => ({
  id,
  file_name: name,
  name,
  mime_type: 'image/png',
  size: 1234,
  link: `/media/key-${id}/${name}`,
  url: `/media/key-${id}/${name}`,
  full_url: `/media/key-${id}/${name}`,
  original_url: `/media/key-${id}/${name}`,
  created_at: '2026-01-02T00:00:00.000Z',
});

const course = (id: number, types: Row[], formats: Row[], category: Row): Row => ({
  id,
  // Names repeat, so that sorting by name alone is ambiguous.
  name: `Курс ${id % 7}`,
  status: statuses[id % 3],
  entity_type: 'course',
  anons: null,
  type_id: types[id % 2]?.id ?? null,
  format_id: formats[id % 2]?.id ?? null,
  folder_id: null,
  can_be_bought: true,
  price: id % 5 === 0 ? null : `${id}00.00`,
  old_price: null,
  start_date: '2026-09-01',
  end_date: null,
  close_date: null,
  students_count: id * 2,
  auth_user_favourites_exists: id % 4 === 0,
  can_update: true,
  can_delete: true,
  created_at: new Date(Date.UTC(2026, 0, 1) + id * 1000).toISOString(),
  updated_at: '2026-02-01T00:00:00.000Z',
  type: types[id % 2] ?? null,
  format: formats[id % 2] ?? null,
  folder_course: null,
  subcategories_with_categories: [category],
  img: null,
});
