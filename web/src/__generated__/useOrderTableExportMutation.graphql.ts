/**
 * @generated SignedSource<<94c5e30d0aab283b6064d250d42fcb4a>>
 * @relayHash 352f9655f7b6cf7732e713e22f9b09c6
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cebb009d68f89887ab7bd016e604efca292d5493b69e72022c3b9068f876d512

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderDirection = "ASC" | "DESC";
export type TestResultFolderExportColumn = "FINISHED_AT" | "FULL_NAME" | "MAX_POINTS" | "MINUTES" | "PLACE" | "POINTS" | "PRIZE" | "SCHOOL_CLASS" | "TESTS" | "USER_ID";
export type TestResultFolderExportFormat = "CSV" | "XLSX";
export type TestResultFolderLearnerOrderField = "FULL_NAME" | "PLACE";
export type ExportTestResultFolderInput = {
  clientMutationId?: string | null | undefined;
  columns?: ReadonlyArray<TestResultFolderExportColumn> | null | undefined;
  format?: TestResultFolderExportFormat;
  ids?: ReadonlyArray<string> | null | undefined;
  matching?: TestResultFolderLearnerMatch | null | undefined;
  orderBy?: TestResultFolderLearnerOrder | null | undefined;
  testResultFolderId: string;
};
export type TestResultFolderLearnerMatch = {
  filter?: TestResultFolderLearnerFilter | null | undefined;
  search?: string | null | undefined;
};
export type TestResultFolderLearnerFilter = {
  hasPrize?: boolean | null | undefined;
  prize?: ReadonlyArray<string> | null | undefined;
  schoolClass?: ReadonlyArray<string> | null | undefined;
  userId?: ReadonlyArray<number> | null | undefined;
};
export type TestResultFolderLearnerOrder = {
  direction?: OrderDirection;
  field: TestResultFolderLearnerOrderField;
};
export type useOrderTableExportMutation$variables = {
  input: ExportTestResultFolderInput;
};
export type useOrderTableExportMutation$data = {
  readonly exportTestResultFolder: {
    readonly testResultFolderExport: {
      readonly job: {
        readonly id: string;
      } | null | undefined;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type useOrderTableExportMutation = {
  response: useOrderTableExportMutation$data;
  variables: useOrderTableExportMutation$variables;
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
    "name": "useOrderTableExportMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ExportTestResultFolderPayload",
        "kind": "LinkedField",
        "name": "exportTestResultFolder",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "TestResultFolderExport",
            "kind": "LinkedField",
            "name": "testResultFolderExport",
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
    "name": "useOrderTableExportMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ExportTestResultFolderPayload",
        "kind": "LinkedField",
        "name": "exportTestResultFolder",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "TestResultFolderExport",
            "kind": "LinkedField",
            "name": "testResultFolderExport",
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
    "id": "cebb009d68f89887ab7bd016e604efca292d5493b69e72022c3b9068f876d512",
    "metadata": {},
    "name": "useOrderTableExportMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e130fc1eb21be5e89c500bdbca902192";

export default node;
