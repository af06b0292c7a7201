/**
 * @generated SignedSource<<b6008d630ccb1337549275776a4c67dd>>
 * @relayHash 9284629f801946a907c8b7a10ceb9adb
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3d6a8436a05e6164d8beb8e47bd0c95d14826a61cb121e53986ec923b777d7c2

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
        readonly " $fragmentSpreads": FragmentRefs<"useMarking_students">;
      } | null | undefined;
      readonly userErrors: ReadonlyArray<{
        readonly message: string;
      }>;
    }>;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
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
                    "name": "useMarking_students"
                  }
                ],
                "storageKey": null
              },
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
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
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "3d6a8436a05e6164d8beb8e47bd0c95d14826a61cb121e53986ec923b777d7c2",
    "metadata": {},
    "name": "useMarkingMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fb616032c5388193506a14b087f1389a";

export default node;
