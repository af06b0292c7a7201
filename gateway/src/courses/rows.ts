// The REST records behind the GraphQL types of this domain.
import type { InCompany } from '../kit/list.ts';
import type * as wire from '../kit/wire.ts';

export type CourseRow = wire.Course & InCompany;
export type CourseTypeRow = wire.Named & InCompany;
export type CourseFormatRow = wire.Named & InCompany;
export type CourseFolderRow = wire.Named & InCompany;
export type CourseCategoryRow = wire.CourseCategory & InCompany;
