/**
 * @generated SignedSource<<2c78ffff8a0774a723beba4524c6fe75>>
 * @relayHash f08a3bec4c9850f2d9a97842ebe272c6
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 299a63cc607d088095a1b405f29a530aa0acbf64a3eba5961a7f65fa8caa53de

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
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
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
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
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v3 = {
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
    {
      "alias": null,
      "args": null,
      "concreteType": "UserError",
      "kind": "LinkedField",
      "name": "userErrors",
      "plural": true,
      "selections": [
        (v2/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v4 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "UserError",
      "kind": "LinkedField",
      "name": "userErrors",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "field",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MutationPayload",
  "abstractKey": "__isMutationPayload"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useGradingMarkMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "MarkJournalPayload",
        "kind": "LinkedField",
        "name": "markJournal",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "kind": "InlineDataFragmentSpread",
            "name": "userErrors_payload",
            "selections": [
              (v4/*:: as any*/)
            ],
            "args": null,
            "argumentDefinitions": []
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useGradingMarkMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "MarkJournalPayload",
        "kind": "LinkedField",
        "name": "markJournal",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "299a63cc607d088095a1b405f29a530aa0acbf64a3eba5961a7f65fa8caa53de",
    "metadata": {},
    "name": "useGradingMarkMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7e8778ef1efd7b3224bd94f7b65b0a45";

export default node;
