/**
 * @generated SignedSource<<124608d322d516a4e1e3cdd58db4416b>>
 * @relayHash c9281c8c04ddc41e11f73b20975555d6
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aa9ae682778a0796d1ceb82f92b5b86461b0cbe4eae306a48ff25671fd3cc99d

import type { ConcreteRequest } from 'relay-runtime';
export type Attendance = "ABSENT" | "EXCUSED" | "LATE" | "PRESENT";
export type MarkJournalInput = {
  cells: ReadonlyArray<MarkedCellInput>;
  clientMutationId?: string | null | undefined;
  courseId: string;
};
export type MarkedCellInput = {
  lessonId: string;
  now?: LessonMarkInput | null | undefined;
  studentId: string;
  was?: LessonMarkInput | null | undefined;
};
export type LessonMarkInput = {
  attendance?: Attendance;
  mark?: number | null | undefined;
  note?: string | null | undefined;
};
export type useGradingMarkMutation$variables = {
  input: MarkJournalInput;
};
export type useGradingMarkMutation$data = {
  readonly markJournal: {
    readonly cells: ReadonlyArray<{
      readonly isConflict: boolean;
      readonly userErrors: ReadonlyArray<{
        readonly message: string;
      }>;
    }>;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useGradingMarkMutation = {
  response: useGradingMarkMutation$data;
  variables: useGradingMarkMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
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
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "MarkJournalPayload",
    "kind": "LinkedField",
    "name": "markJournal",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "MarkedCell",
        "kind": "LinkedField",
        "name": "cells",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isConflict",
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      },
      (v1/*:: as any*/)
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useGradingMarkMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useGradingMarkMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "aa9ae682778a0796d1ceb82f92b5b86461b0cbe4eae306a48ff25671fd3cc99d",
    "metadata": {},
    "name": "useGradingMarkMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e6c24cf7c4171feef868c6f7c1ec9d16";

export default node;
