/**
 * @generated SignedSource<<c10dd67ae1c729337f81b7e0bcab46f7>>
 * @relayHash d3f33f734ee45a8e7681ea070ea9b1b9
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 172a4d710dca3a6214eb5ef210fe66048cc1eb2b61304494afe5bc553acbc267

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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "CreateTestResultFolderPayload",
    "kind": "LinkedField",
    "name": "createTestResultFolder",
    "plural": false,
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
    "name": "OlympiadModalCreateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OlympiadModalCreateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "172a4d710dca3a6214eb5ef210fe66048cc1eb2b61304494afe5bc553acbc267",
    "metadata": {},
    "name": "OlympiadModalCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8686cf44822bba1de16f7da280980b53";

export default node;
