// The REST records behind the GraphQL types of this domain.
import type { components } from '../__generated__/rest.ts';
import type { InCompany } from '../kit/records/collections.ts';

type Schemas = components['schemas'];

export type CourseRow = Schemas['Course'] & InCompany;
export type CourseTypeRow = Schemas['CourseType'] & InCompany;
export type CourseFormatRow = Schemas['CourseFormat'] & InCompany;
export type CourseFolderRow = Schemas['CourseFolder'] & InCompany;
export type CourseCategoryRow = Schemas['CourseCategory'] & InCompany;
export type CourseExportRow = Schemas['CourseExport'] & InCompany;
