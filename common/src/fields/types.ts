// Types of custom fields (specification A, section 3) and their properties.

export const fieldTypes = [
  'string',
  'text',
  'integer',
  'file',
  'image',
  'list',
  'date',
  'datetime',
  'phone',
  'email',
  'url',
  'list_bitrix',
  'avatar',
  'telegram_id',
  'choose_role',
] as const;
export type FieldType = (typeof fieldTypes)[number];

/** Whether values are ids of uploaded files. */
export const holdsFiles = (type: FieldType): boolean =>
  type === 'file' || type === 'image' || type === 'avatar';

/** Whether values are ids of variables: the company's own, or those of its Bitrix24. */
export const isList = (type: FieldType): boolean => type === 'list' || type === 'list_bitrix';
