/**
 * @generated SignedSource<<ec381615146b4b8419c1625d4a761427>>
 * @relayHash 74315caf8007f3372c0521987092d746
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 885c7950f1705831534f40a9a1678932b89bdc0925cb6274c67bf3cfe8621426

import type { ConcreteRequest } from 'relay-runtime';
export type CreateExamSubjectInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  description?: string | null | undefined;
  name: string;
};
export type SubjectModalCreateMutation$variables = {
  input: CreateExamSubjectInput;
};
export type SubjectModalCreateMutation$data = {
  readonly createExamSubject: {
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type SubjectModalCreateMutation = {
  response: SubjectModalCreateMutation$data;
  variables: SubjectModalCreateMutation$variables;
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
    "concreteType": "CreateExamSubjectPayload",
    "kind": "LinkedField",
    "name": "createExamSubject",
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
    "name": "SubjectModalCreateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SubjectModalCreateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "885c7950f1705831534f40a9a1678932b89bdc0925cb6274c67bf3cfe8621426",
    "metadata": {},
    "name": "SubjectModalCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6cf7dae06473305e6508f2744dfe6651";

export default node;
