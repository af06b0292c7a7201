// The types that a custom field may have (specification A, section 3), and what sets some of them apart.

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

/** Their values are ids of uploaded files. */
export const holdsFiles = (type: FieldType): boolean =>
  type === 'file' || type === 'image' || type === 'avatar';

/** Their values are ids of variables: a company's own, or those that its Bitrix24 has. */
export const isList = (type: FieldType): boolean => type === 'list' || type === 'list_bitrix';
