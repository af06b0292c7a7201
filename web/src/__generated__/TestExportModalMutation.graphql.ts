/**
 * @generated SignedSource<<c02629f81b20d32cd1e68c4b26d7aad1>>
 * @relayHash e8f1b44c3ddca31a01b3094286d16092
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 79ab1c99502d705f0e4bc646d86b594341629574afd2b7ae353cdf6dcbde7592

import type { ConcreteRequest } from 'relay-runtime';
export type TestFileFormat = "GIFT" | "MOODLE" | "QTI21" | "QTI30" | "XLSX";
export type ExportTestInput = {
  clientMutationId?: string | null | undefined;
  format: TestFileFormat;
  id: string;
};
export type TestExportModalMutation$variables = {
  input: ExportTestInput;
};
export type TestExportModalMutation$data = {
  readonly exportTest: {
    readonly job: {
      readonly id: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type TestExportModalMutation = {
  response: TestExportModalMutation$data;
  variables: TestExportModalMutation$variables;
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
    "concreteType": "ExportTestPayload",
    "kind": "LinkedField",
    "name": "exportTest",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Job",
        "kind": "LinkedField",
        "name": "job",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
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
    "name": "TestExportModalMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TestExportModalMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "79ab1c99502d705f0e4bc646d86b594341629574afd2b7ae353cdf6dcbde7592",
    "metadata": {},
    "name": "TestExportModalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "747fbf7e95729375b7404ce1f4e1d1ca";

export default node;
