// The texts of the history of all domains.
import { merged } from '../kit/pages/merged.ts';
import type { AuditWords } from './words.ts';

export const auditWords: AuditWords = merged<AuditWords>(
  import.meta.glob<AuditWords>('../*/auditWords.ts', { eager: true, import: 'auditWords' }),
);
