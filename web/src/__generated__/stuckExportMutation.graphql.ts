/**
 * @generated SignedSource<<0e55cc10d21773c2caa161070ec026ef>>
 * @relayHash 5b4fe9311226c9cf29d8f8f813c3b033
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0d7efcb454043bae9f521393bfce20d7d571d942f7b55fe9c06ff2eed3f8b848

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StatisticsExportFormat = "CSV" | "XLSX";
export type StuckStudentExportColumn = "FULL_NAME" | "LAST_VISITED_AT" | "LESSON_NAME" | "PROGRESS" | "STUCK_DAYS" | "STUCK_SINCE" | "USER_ID";
export type ExportStuckStudentsInput = {
  clientMutationId?: string | null | undefined;
  columns?: ReadonlyArray<StuckStudentExportColumn> | null | undefined;
  courseId: string;
  format?: StatisticsExportFormat;
  matching?: StuckStudentMatch | null | undefined;
};
export type StuckStudentMatch = {
  filter?: StuckStudentFilter | null | undefined;
  search?: string | null | undefined;
};
export type StuckStudentFilter = {
  beganFrom?: string | null | undefined;
  beganTo?: string | null | undefined;
  branch?: ReadonlyArray<string> | null | undefined;
  group?: ReadonlyArray<string> | null | undefined;
  lesson?: ReadonlyArray<string> | null | undefined;
  package?: ReadonlyArray<string> | null | undefined;
  stuckDays?: number | null | undefined;
};
export type stuckExportMutation$variables = {
  input: ExportStuckStudentsInput;
};
export type stuckExportMutation$data = {
  readonly exportStuckStudents: {
    readonly stuckStudentExport: {
      readonly job: {
        readonly id: string;
      } | null | undefined;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type stuckExportMutation = {
  response: stuckExportMutation$data;
  variables: stuckExportMutation$variables;
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
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Job",
  "kind": "LinkedField",
  "name": "job",
  "plural": false,
  "selections": [
    (v2/*:: as any*/)
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        },
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
    "name": "stuckExportMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ExportStuckStudentsPayload",
        "kind": "LinkedField",
        "name": "exportStuckStudents",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "StuckStudentExport",
            "kind": "LinkedField",
            "name": "stuckStudentExport",
            "plural": false,
            "selections": [
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
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
    "name": "stuckExportMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ExportStuckStudentsPayload",
        "kind": "LinkedField",
        "name": "exportStuckStudents",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "StuckStudentExport",
            "kind": "LinkedField",
            "name": "stuckStudentExport",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "0d7efcb454043bae9f521393bfce20d7d571d942f7b55fe9c06ff2eed3f8b848",
    "metadata": {},
    "name": "stuckExportMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bc353d79836bac15a844df29f127e0ba";

export default node;
