/**
 * @generated SignedSource<<81fa7480176ea2272ccfe736bb9c03ae>>
 * @relayHash 7b7c5e9be2f4fff9745b246b5a8d1ee0
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4325b3b6c342cb590a877b4c877146108a25d251c500be305354a309d5528ef2

import type { ConcreteRequest } from 'relay-runtime';
export type TestResultFolderTieRule = "COMPETITION" | "DENSE" | "EARLIER_FINISH" | "SHORTER_TIME";
export type CreateTestResultFolderInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  description?: string | null | undefined;
  name: string;
  prizes?: ReadonlyArray<TestResultFolderPrizeInput> | null | undefined;
  schoolClassFieldId?: string | null | undefined;
  testIds?: ReadonlyArray<string> | null | undefined;
  tieRule?: TestResultFolderTieRule | null | undefined;
};
export type TestResultFolderPrizeInput = {
  diplomaText?: string | null | undefined;
  fromPlace: number;
  name: string;
  toPlace: number;
};
export type OlympiadModalCreateMutation$variables = {
  input: CreateTestResultFolderInput;
};
export type OlympiadModalCreateMutation$data = {
  readonly createTestResultFolder: {
    readonly testResultFolder: {
      readonly databaseId: number;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type OlympiadModalCreateMutation = {
  response: OlympiadModalCreateMutation$data;
  variables: OlympiadModalCreateMutation$variables;
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
  "name": "databaseId",
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
    "name": "OlympiadModalCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateTestResultFolderPayload",
        "kind": "LinkedField",
        "name": "createTestResultFolder",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "TestResultFolder",
            "kind": "LinkedField",
            "name": "testResultFolder",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
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
    "name": "OlympiadModalCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateTestResultFolderPayload",
        "kind": "LinkedField",
        "name": "createTestResultFolder",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "TestResultFolder",
            "kind": "LinkedField",
            "name": "testResultFolder",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
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
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "4325b3b6c342cb590a877b4c877146108a25d251c500be305354a309d5528ef2",
    "metadata": {},
    "name": "OlympiadModalCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f3c5d78c7082847a340c542e44e09dd8";

export default node;
