/**
 * @generated SignedSource<<b8898156f96e0a6467fd79acf07a4bc9>>
 * @relayHash a6b3ed66f5fdf0518912251758bdb9e6
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1b38d6ab32c3f447cfee163559852fb40338622aae6b0335ee6d9b569002ee10

import type { ConcreteRequest } from 'relay-runtime';
export type ImportTestQuestionsInput = {
  checkId: string;
  clientMutationId?: string | null | undefined;
  testId: string;
};
export type useImportOrderQuestionsMutation$variables = {
  input: ImportTestQuestionsInput;
};
export type useImportOrderQuestionsMutation$data = {
  readonly importTestQuestions: {
    readonly job: {
      readonly id: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useImportOrderQuestionsMutation = {
  response: useImportOrderQuestionsMutation$data;
  variables: useImportOrderQuestionsMutation$variables;
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
    "concreteType": "ImportTestQuestionsPayload",
    "kind": "LinkedField",
    "name": "importTestQuestions",
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
    "name": "useImportOrderQuestionsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useImportOrderQuestionsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1b38d6ab32c3f447cfee163559852fb40338622aae6b0335ee6d9b569002ee10",
    "metadata": {},
    "name": "useImportOrderQuestionsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4fe2afc54370bb45faae337ef5d7529d";

export default node;
