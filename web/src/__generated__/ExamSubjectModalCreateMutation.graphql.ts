/**
 * @generated SignedSource<<3c28cb184940f2916b10aa7505934a44>>
 * @relayHash cbe12c808d5174dfa8875732b26a76d4
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c100f7b824dfd33b6b827f07640395f8c6e49cd87d00dcfb06de670c8e64cb3

import type { ConcreteRequest } from 'relay-runtime';
export type CreateExamSubjectInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  description?: string | null | undefined;
  name: string;
};
export type ExamSubjectModalCreateMutation$variables = {
  input: CreateExamSubjectInput;
};
export type ExamSubjectModalCreateMutation$data = {
  readonly createExamSubject: {
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type ExamSubjectModalCreateMutation = {
  response: ExamSubjectModalCreateMutation$data;
  variables: ExamSubjectModalCreateMutation$variables;
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
    "name": "ExamSubjectModalCreateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ExamSubjectModalCreateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6c100f7b824dfd33b6b827f07640395f8c6e49cd87d00dcfb06de670c8e64cb3",
    "metadata": {},
    "name": "ExamSubjectModalCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "19043575323efbfe53ff95b5ef62f2f2";

export default node;
