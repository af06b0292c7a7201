// What uploads comes with the first file that is put into a text.
import { lazyPart } from '../../layout/lazyPart.ts';

export const UploadLine = lazyPart(() => import('../../uploads/UploadLine.tsx'), 'UploadLine');
