// The upload's progress line, loaded with the first file that is added to a text.
import { lazyPart } from '../../layout/lazyPart.ts';

export const UploadLine = lazyPart(() => import('../../uploads/UploadLine.tsx'), 'UploadLine');
