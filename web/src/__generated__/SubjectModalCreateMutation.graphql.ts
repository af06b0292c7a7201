/**
 * @generated SignedSource<<c4be4ec560a183a359f988817216a025>>
 * @relayHash 5b12cac06770ad48e2694ae0622347d8
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ff8d549f67c4eb0f20b2902d28e218505079bf9a67a4c7f9d262ac79030b0146

import type { ConcreteRequest } from 'relay-runtime';
export type CreateSubjectInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  name: string;
};
export type SubjectModalCreateMutation$variables = {
  input: CreateSubjectInput;
};
export type SubjectModalCreateMutation$data = {
  readonly createSubject: {
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
    "concreteType": "CreateSubjectPayload",
    "kind": "LinkedField",
    "name": "createSubject",
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
    "id": "ff8d549f67c4eb0f20b2902d28e218505079bf9a67a4c7f9d262ac79030b0146",
    "metadata": {},
    "name": "SubjectModalCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3c440946a75cad53835bf35e15ea2d30";

export default node;
