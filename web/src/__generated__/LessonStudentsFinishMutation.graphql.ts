/**
 * @generated SignedSource<<8e1d47a36fd0b62dc4512e8cd6635165>>
 * @relayHash 9a40403c739390a20fea20b96f32a891
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 24c7aed9835af9b721dddc33811b6ceafe59dfaebfdbc81e513f79249c68b26f

import type { ConcreteRequest } from 'relay-runtime';
export type FinishLessonForStudentsInput = {
  clientMutationId?: string | null | undefined;
  courseId: string;
  lessonId: string;
  userIds: ReadonlyArray<string>;
};
export type LessonStudentsFinishMutation$variables = {
  input: FinishLessonForStudentsInput;
};
export type LessonStudentsFinishMutation$data = {
  readonly finishLessonForStudents: {
    readonly changedCount: number;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type LessonStudentsFinishMutation = {
  response: LessonStudentsFinishMutation$data;
  variables: LessonStudentsFinishMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "FinishLessonForStudentsPayload",
    "kind": "LinkedField",
    "name": "finishLessonForStudents",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "changedCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "userErrors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "LessonStudentsFinishMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LessonStudentsFinishMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "24c7aed9835af9b721dddc33811b6ceafe59dfaebfdbc81e513f79249c68b26f",
    "metadata": {},
    "name": "LessonStudentsFinishMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "10751244ac03b08bbdeecc0f67c8a498";

export default node;
