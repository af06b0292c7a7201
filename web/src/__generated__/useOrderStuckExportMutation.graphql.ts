/**
 * @generated SignedSource<<1c5c02b37fe506144fbce22c3e4cddac>>
 * @relayHash 0b11ea409eeb01abdf73ccab7134d80c
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e8301c354c4a600b1b5184488d9c15ab12e8aa3b03d39f3256e9c3afdbf21667

import type { ConcreteRequest } from 'relay-runtime';
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
export type useOrderStuckExportMutation$variables = {
  input: ExportStuckStudentsInput;
};
export type useOrderStuckExportMutation$data = {
  readonly exportStuckStudents: {
    readonly stuckStudentExport: {
      readonly job: {
        readonly id: string;
      } | null | undefined;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type useOrderStuckExportMutation = {
  response: useOrderStuckExportMutation$data;
  variables: useOrderStuckExportMutation$variables;
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
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useOrderStuckExportMutation",
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
          (v4/*:: as any*/)
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
    "name": "useOrderStuckExportMutation",
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
    "id": "e8301c354c4a600b1b5184488d9c15ab12e8aa3b03d39f3256e9c3afdbf21667",
    "metadata": {},
    "name": "useOrderStuckExportMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d91e55a86f7938efa23a19db7ac5986b";

export default node;
