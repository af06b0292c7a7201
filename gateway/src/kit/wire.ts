// The records of the REST contract.

export interface User {
  id: number;
  login: string;
  name: string;
  surname: string | null;
  email: string;
  phone: string | null;
  photo: string | null;
  super_admin: boolean;
  unviewed_releases_count: number;
}

export interface AdminProfile extends User {
  role_label: string;
  is_owner: boolean;
  permissions: string[];
}

export interface UploadedFile {
  id: number;
  file_name: string;
  name: string;
  mime_type: string;
  size: number;
  link: string;
  url: string;
  full_url: string;
  original_url: string;
  created_at: string;
}

export interface Company {
  id: number;
  code: string;
  name: string;
  description: string | null;
  domain: string | null;
  video_preview_image_id: number | null;
  view_course_on_full_profile: boolean;
  yoo_kassa_ready: boolean;
  is_owner: boolean;
  created_at: string;
  company_files?: UploadedFile[];
  video_preview_image?: UploadedFile | null;
  admin_profile?: AdminProfile | null;
}

export interface Named {
  id: number;
  name: string;
}

export interface CourseCategory {
  id: number;
  title: string;
  parent_id: number | null;
  parent_category?: CourseCategory | null;
}

export type CourseStatus = 'start' | 'visible' | 'trial' | 'close' | 'draft' | 'deleted';

export interface Course {
  id: number;
  name: string;
  status: CourseStatus;
  entity_type: 'course' | 'bundle';
  anons: string | null;
  type_id: number | null;
  format_id: number | null;
  folder_id: number | null;
  price: string | null;
  old_price: string | null;
  start_date: string | null;
  end_date: string | null;
  close_date: string | null;
  students_count: number;
  auth_user_favourites_exists: boolean;
  can_update: boolean;
  can_delete: boolean;
  created_at: string;
  updated_at: string;
  type?: Named | null;
  format?: Named | null;
  folder_course?: Named | null;
  subcategories_with_categories?: CourseCategory[];
  img?: UploadedFile | null;
}
