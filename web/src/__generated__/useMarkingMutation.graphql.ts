/**
 * @generated SignedSource<<a34c72cbba47d58db243539987ce2c6b>>
 * @relayHash 687e62aea123f1671694ecdcaa12b0e1
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0f64e9a839d6552c586d958e909873feb0d36522ae6831647e45b2e64a0a55cf

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
export type useMarkingMutation$variables = {
  input: MarkJournalInput;
};
export type useMarkingMutation$data = {
  readonly markJournal: {
    readonly cells: ReadonlyArray<{
      readonly isConflict: boolean;
      readonly student: {
        readonly " $fragmentSpreads": FragmentRefs<"journalCells_students">;
      } | null | undefined;
      readonly userErrors: ReadonlyArray<{
        readonly message: string;
      }>;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type useMarkingMutation = {
  response: useMarkingMutation$data;
  variables: useMarkingMutation$variables;
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
  "name": "isConflict",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "userErrors",
  "plural": true,
  "selections": [
    (v3/*:: as any*/)
  ],
  "storageKey": null
},
v5 = {
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
        (v3/*:: as any*/),
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
    "name": "useMarkingMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
                "concreteType": "JournalStudent",
                "kind": "LinkedField",
                "name": "student",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "journalCells_students"
                  }
                ],
                "storageKey": null
              },
              (v2/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "kind": "InlineDataFragmentSpread",
            "name": "userErrors_payload",
            "selections": [
              (v5/*:: as any*/)
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
    "name": "useMarkingMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
                "concreteType": "JournalStudent",
                "kind": "LinkedField",
                "name": "student",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "id",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "fullName",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "LessonMark",
                    "kind": "LinkedField",
                    "name": "marks",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "lessonId",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "attendance",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "mark",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "note",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v2/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "0f64e9a839d6552c586d958e909873feb0d36522ae6831647e45b2e64a0a55cf",
    "metadata": {},
    "name": "useMarkingMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ed96415eeeae0800b0dda7898d139105";

export default node;
