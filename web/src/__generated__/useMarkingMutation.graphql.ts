/**
 * @generated SignedSource<<445d81c1703fa5f136f8929b27dccf89>>
 * @relayHash 791850fa353bdae09a3806236492a604
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4ea4f2afc82ff888dc8999765bff0c2b33e835e9508219df8defa73e1d88e55d

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
                    "name": "journalCells_students"
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
    "id": "4ea4f2afc82ff888dc8999765bff0c2b33e835e9508219df8defa73e1d88e55d",
    "metadata": {},
    "name": "useMarkingMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "523adfa9849d18c95f6900e66014bb9b";

export default node;
