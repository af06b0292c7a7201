// The data of a school on a server with only the documented columns and relations. Records with undocumented columns
// have an id and, if a screen lists them, a name.
import type { Row } from '../fake-list.ts';

export interface PlainSchool {
  readonly me: Row;
  readonly companies: Row[];
  /** The lists of the company by their path below `/companies/{id}/`. */
  readonly lists: Readonly<Record<string, Row[]>>;
  /** The variables of every custom field. */
  readonly variables: Row[];
}

export const plainToken = 'token-of-the-plain-server';

export function plainSchool(courseCount: number): PlainSchool {
  const types = [named(1, 'ЕГЭ'), named(2, 'ОГЭ')];
  const formats = [named(1, 'Онлайн'), named(2, 'Запись')];
  const folder = named(5, 'Осень');
  const top = { id: 1, title: 'Школьникам', parent_category: null };
  const categories = [top, { id: 2, title: 'Физика', parent_category: top }];
  const roles = [role(1, 'Преподаватель'), role(2, 'Ученик')];
  const groups = [named(1, 'Десятый класс'), named(2, 'Одиннадцатый класс')];
  const topics = [named(1, 'Дроби'), named(2, 'Проценты')];
  const courses = Array.from({ length: courseCount }, (_, index) => ({
    ...course(index + 1),
    type: types[index % 2],
    format: formats[index % 2],
    folder_course: folder,
  }));
  const users = Array.from({ length: 25 }, (_, index) => ({
    ...user(index + 1),
    roles: [roles[index % 2]],
    groups: [groups[index % 2]],
  }));
  return {
    me,
    companies: [company],
    lists: {
      courses,
      course_types: types,
      course_formats: formats,
      course_categories: categories,
      course_folder: [folder],
      course_packages: [{ id: 1, name: 'Полный', is_default: true }],
      places: [named(1, 'Дом учёных')],
      subjects: [
        { ...named(1, 'Математика'), topics },
        { ...named(2, 'Экономика'), topics: topics.slice(1) },
      ],
      topics,
      users,
      roles,
      groups,
      custom_fields: [customField],
      forms: [{ ...form, fields: [formField] }],
      invites: [invite],
      promo_codes: [promoCode],
      company_integrations: [{ id: 1, settings: '{"key":"value"}' }],
      self_domain: [{ id: 1 }],
      subscription_users: users,
      tests: [test],
      test_categories: [named(1, 'Входные')],
      question_criterion_templates: [named(1, 'Сочинение')],
      ai_ege_subjects: [named(1, 'Математика'), named(2, 'Физика')],
      ai_ege_question_numbers: [examNumber],
      ai_ege_examples: [{ id: 1 }],
    },
    variables: ['Алгебра', 'Физика', 'Химия', 'Биология', 'География', 'История'].map(
      (value, index) => ({ id: index + 1, value }),
    ),
  };
}

const named = (id: number, name: string): Row => ({ id, name });

/** A record with all documented columns, by schema type. */
export function documentedRecords(): Readonly<Record<string, Row>> {
  const { lists } = plainSchool(1);
  const first = (name: string) => lists[name]?.[0] as Row;
  return {
    Company: company,
    Viewer: me,
    AdminProfile: { ...me, ...profile },
    Course: first('courses'),
    CourseType: first('course_types'),
    CourseFormat: first('course_formats'),
    CourseCategory: first('course_categories'),
    CourseFolder: first('course_folder'),
    CoursePackage: first('course_packages'),
    Place: first('places'),
    Subject: first('subjects'),
    Topic: first('topics'),
    User: first('users'),
    Role: first('roles'),
    Group: first('groups'),
    CustomField: first('custom_fields'),
    Form: first('forms'),
    FormField: formField,
    Invite: first('invites'),
    PromoCode: first('promo_codes'),
    ExamSubject: first('ai_ege_subjects'),
    ExamQuestionNumber: first('ai_ege_question_numbers'),
    ExamExample: first('ai_ege_examples'),
    CompanyIntegration: first('company_integrations'),
    SelfDomain: first('self_domain'),
    UploadedFile: file,
    Test: first('tests'),
    TestCategory: first('test_categories'),
    TestQuestion: testQuestion,
    QuestionAnswer: answer,
    QuestionCriterionTemplate: first('question_criterion_templates'),
    UserInvite: { id: 1 },
    Audit: { id: 1 },
  };
}

const me: Row = {
  id: 3,
  name: 'Анна',
  surname: 'Петрова',
  email: 'anna@demo.school',
  photo: null,
  superAdmin: false,
  unviewed_releases_count: 2,
};

/** The signed-in user's role in the company, besides the user's own columns. */
export const profile = {
  role_label: 'Администратор',
  permissions: ['admin_part_access', 'courses_show_all', 'users_show'],
};

const company: Row = {
  id: 7,
  name: 'Демошкола',
  description: null,
  code: 'demo',
  domain: null,
  company_files: [],
  video_preview_image_id: null,
  firstLink: null,
  yoo_kassa_ready: false,
  view_course_on_full_profile: true,
  bitixScripts: null,
  bitrixElements: null,
  menuParams: {},
  verification_account_types: [],
  use_verification_account_type: false,
};

const examNumber: Row = {
  id: 1,
  name: 'Задание 5',
  answer_type: 'input',
  prompt: 'Составь задание по предмету {subject}',
  use_image: false,
  use_example: true,
};

const statuses = ['visible', 'draft', 'close'];

const course = (id: number): Row => ({
  id,
  name: `Курс ${id}`,
  description: null,
  anons: null,
  status: statuses[id % 3],
  price: `${id}00.00`,
  old_price: null,
  start_date: '2026-09-01',
  end_date: null,
  close_date: null,
  entity_type: 'course',
  can_be_bought: true,
  program: '<p>Программа</p>',
  goal: null,
  for_whom: null,
  weeks_time: 8,
  classes: [10, 11],
  price_comment: null,
  preposition_from: false,
  show_likes: true,
  use_comments: true,
  use_reviews: true,
  use_rating_points: false,
  is_constructor: false,
  bullet_points: [{ id: 1 }],
  students_count: id * 2,
  auth_user_favourites_exists: false,
  img: file,
  subcategories_with_categories: [
    { id: 2, title: 'Физика', parent_category: { id: 1, title: 'Школьникам' } },
  ],
});

const file: Row = {
  id: 9,
  file_name: 'cover.png',
  mime_type: 'image/png',
  link: '/files/cover.png',
  url: '/files/cover.png',
  full_url: 'http://files.test/cover.png',
  original_url: 'http://files.test/cover.png',
};

const user = (id: number): Row => ({
  id,
  name: `Имя ${id}`,
  surname: `Фамилия ${id}`,
  email: `user-${id}@demo.school`,
  login_block_date: null,
  failed_login_count: 0,
});

const role = (id: number, name: string): Row => ({
  id,
  name,
  description: null,
  priority: id,
  default: id === 1,
  admin_ban_on_registration: false,
  learning_ban_on_registration: false,
  forms: [],
  courses_show_all: true,
  users_show: false,
});

const customField: Row = {
  id: 1,
  name: 'Город',
  description: null,
  prompt: null,
  type: 'string',
  subtype: 'user',
  multiple: false,
  list_show_type: 'radio_checkbox',
  field_list_bitrix_id: null,
};

const formField: Row = {
  id: 1,
  sort: 1,
  type: 'custom_field',
  custom_field: customField,
  custom_field_id: 1,
};

const form: Row = {
  id: 1,
  name: 'Регистрация',
  code: 'register',
  type: 'register',
  title: 'Регистрация',
  description: null,
  button_name: null,
  webhook: null,
  front_template: null,
  role: null,
  create_user: true,
  social_network_login: false,
  is_allow_sent_bitrix_phone_type: false,
  fields: [formField],
};

const invite: Row = {
  id: 1,
  name: 'Коллеги',
  description: null,
  type: 'common',
  user_limit: null,
  date_start: '01-09-2026',
  date_end: null,
  custom_fields: [],
  send_type: null,
  recipients: [],
  active: true,
};

const promoCode: Row = {
  id: 1,
  code: 'ЛЕТО',
  description: null,
  active: true,
  allowed_product_types: ['course', 'course_package'],
  sale_type: 'percent',
  sale_sum: null,
  sale_percent: 10,
  max_use_count: null,
  single_user_max_use_count: null,
  single_user_max_use_count_in_course: 1,
  date_start: null,
  date_end: '2026-08-31',
  for_all_courses: true,
};

const answer: Row = {
  id: 1,
  value: 'Москва',
  comment: null,
  correct: true,
  correct_position: null,
  sort: 1,
  parent_answer_id: null,
};

const testQuestion: Row = {
  id: 31,
  question: 'Столица?',
  type: 'radio',
  timer: null,
  active: true,
  sort: 1,
  max_attempts: 1,
  infinity_attempts: false,
  required: false,
  criterion_points: 1,
  part: 1,
  created_at: '2026-09-01T09:00:00.000Z',
  updated_at: '2026-09-01T09:00:00.000Z',
  deleted_at: null,
  files: [],
  show_answer_note: true,
  correspondence_multi: false,
  answers: [answer],
  correspondences: [],
  correspondence_links: [],
  select_input_items: [],
  criterion_type: 'points',
  check_without_register: false,
  company_id: 7,
  max_points: 1,
  solution: null,
  test_id: 5,
  question_criteria_by_sort: [],
};

const test: Row = {
  id: 5,
  title: 'Входной тест',
  successful_points_max: 10,
  max_free_points: 0,
  questions: [testQuestion],
};
