// What the resolvers of homework are given, where that is not the REST record of the type's name.
import type { Schemas } from '../../__generated__/rest.ts';
import type { InCompany } from '../../kit/records/collections.ts';

/** No node, and yet its global id has the company in it. */
export type HomeworkMessageRow = Schemas['HomeworkMessage'] & InCompany;

export type LearnerHomeworkRow = Schemas['LearnerHomework'] & InCompany;

export type LearnerHomeworkWorkRow = Schemas['LearnerHomeworkWork'] & InCompany;
